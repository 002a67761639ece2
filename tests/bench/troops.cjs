// Plays games of Rally the Troops with random legal clicks and prints how fast their rules code answers.
//   node troops.cjs FOLDER SECONDS SEED
// FOLDER has a module in each subfolder: its own clone of a game, with rules.js. For each module a line of JSON is
// printed. As in their server, a click is one view() of the player to decide and one action(); the state stays in
// memory, without JSON and without a database. Seconds are those of the processor, as in the figures of the bench.
"use strict"

const fs = require("fs")
const path = require("path")

const mostClicks = 50000 // a game with more is given up; random players can go in circles

/** Returns a generator of numbers from 0 up to its argument: xorshift, so that equal seeds click equally. */
function generator(seed) {
	let word = (seed * 2654435761 + 1) >>> 0 || 1
	return function (end) {
		word ^= word << 13
		word >>>= 0
		word ^= word >>> 17
		word ^= word << 5
		word >>>= 0
		return word % end
	}
}

/** Lists what the player may click: pairs of action and argument. Undo is only listed where nothing else is. */
function clicksOf(actions) {
	const clicks = []
	for (const action in actions || {}) {
		const what = actions[action]
		if (action === "undo")
			continue
		if (Array.isArray(what))
			for (const argument of what)
				clicks.push([action, argument])
		else if (what)
			clicks.push([action, undefined])
	}
	if (clicks.length === 0 && actions && actions.undo)
		clicks.push(["undo", undefined])
	return clicks
}

/** Plays one game and adds its clicks to the totals; a game without a choice or with an exception is a fault. */
function playGame(rules, scenario, seed, totals) {
	const random = generator(seed)
	let state = rules.setup(seed, scenario, {})
	for (let clicks = 0; state.state !== "game_over" && state.active !== "None"; ++clicks) {
		if (clicks === mostClicks) {
			totals.givenUp += 1
			return
		}
		const active = rules.roles.filter(role => state.active === role || state.active.includes(role))
		const asked = active.length > 0 ? active : rules.roles // "Both", "All"
		const first = random(asked.length)
		let chosen = null
		for (let i = 0; i < asked.length && !chosen; ++i) {
			const role = asked[(first + i) % asked.length]
			const open = clicksOf(rules.view(state, role).actions)
			if (open.length > 0)
				chosen = [role, ...open[random(open.length)]]
		}
		if (!chosen)
			throw new Error("no click is open in state " + state.state)
		state = rules.action(state, chosen[0], chosen[1], chosen[2])
		totals.clicks += 1
	}
	totals.games += 1
}

/** Plays games of a module for that many seconds of the processor, each scenario in turn. */
function measure(folder, seconds, seed) {
	const rules = require(path.join(path.resolve(folder), "rules.js"))
	const scenarios = Array.isArray(rules.scenarios) ? rules.scenarios : Object.values(rules.scenarios).flat()
	const totals = { name: path.basename(folder), games: 0, givenUp: 0, faults: 0, clicks: 0, seconds: 0 }
	const begin = process.cpuUsage()
	for (let game = 0; totals.seconds < seconds; ++game) {
		try {
			playGame(rules, scenarios[game % scenarios.length], seed + game, totals)
		} catch (error) {
			totals.faults += 1
			totals.fault = String(error.message)
		}
		const used = process.cpuUsage(begin)
		totals.seconds = (used.user + used.system) / 1e6
	}
	return totals
}

const [folder, seconds, seed] = process.argv.slice(2)
const modules = fs.existsSync(path.join(folder, "rules.js"))
	? [folder]
	: fs.readdirSync(folder).sort().map(name => path.join(folder, name)).filter(name => fs.existsSync(path.join(name, "rules.js")))
for (const module of modules)
	console.log(JSON.stringify(measure(module, Number(seconds), Number(seed))))

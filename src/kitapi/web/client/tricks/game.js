/** The part of each game of tricks at the table that these games share. */

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").Option} Option
 * @typedef {import("./choice_state.js").ChoiceState} ChoiceState
 * @typedef {import("../table/option_bar.js").Choice} Choice
 *
 * The parts of a choice: the option, what is shown and picked, and the function that acts (null while something is
 * being sent).
 * @typedef {{ view: any, choosing: ChoiceState, act: ((action: Action) => void) | null }} Choosable
 *
 * `Strip`: the contract in one line. `Ladder`: the auction, where there is one. `Middle`: what lies in the
 * middle. `ResultSlip`, `BreakUpSlip`: the slips of the end.
 * `Beside`: what lies at a seat's plate. `Between`: what people may agree on between two deals. `choiceOf`: the buttons
 * of an option; `firstNamed`: what is named, or bid, before anything was chosen. `turnWords`: the prompt for
 * the player to act; `waitingWords`: whom the table waits for; `guidance`: what to do and why, for a newcomer.
 * `typed`: what hears calls and cards that are typed, loaded as the first letter is typed. `actionWords`: an action
 * without cards in words. `counts`: whether tricks are counted now; `endsSitting`: whether the outcome of a deal ends
 * the sitting. `clockwise`: whether the next in turn sits to the left by these house rules, for as long as no view says
 * who sits where.
 * @typedef {{
 *   Strip: any, Ladder?: any, Middle: any, ResultSlip: any, BreakUpSlip: any, Beside?: any, Between?: any,
 *   choiceOf: (option: Option, choosable: Choosable) => Choice[], firstNamed: (options: readonly Option[]) => any,
 *   turnWords: (view: any) => string, waitingWords: (view: any, name: string) => string,
 *   guidance: (view: any) => import("../table/guide.js").Guidance | null,
 *   typed: import("../parts.js").Part<import("../table/typed_call.js").Hear<any>>,
 *   speechOf: (view: any, seat: number) => any, roleOf: (view: any, seat: number) => any, isOut: (view: any,
 *   seat: number) => boolean,
 *   resultsOf: (view: any) => number[], counts: (view: any) => boolean, endsSitting: (outcome: any) => boolean,
 *   clockwise?: (variant: any) => boolean,
 *   actionWords: (action: Action, view: any) => string, marksOf?: (view: any, seat: number) => any,
 * }} TricksGame
 */

export {};

/** A rulebook as the server sends it; `kitapi.rulebooks.rulebook` describes every field. */

/** A piece of text: its style, the text, and for a link to a chapter the chapter's anchor. */
export type Run = [kind: "plain" | "em" | "strong" | "code" | "clause" | "chapter", text: string, target?: string];
export type Text = readonly Run[];

export interface Paragraph { block: "paragraph", text: Text }
export interface ItemList { block: "list", ordered: boolean, items: readonly Text[] }
export interface Table { block: "table", head: readonly Text[], rows: readonly (readonly Text[])[] }
export type Block = Paragraph | ItemList | Table;

export interface Clause {
  block: "clause", number: string, body: readonly Block[], examples: readonly Text[], note: Text,
  options: readonly string[],
}

export interface Chapter {
  anchor: string, title: string, level: 2 | 3, blocks: readonly (Block | Clause)[],
}

export interface Rulebook {
  language: string, title: string, introduction: readonly Block[], chapters: readonly Chapter[],
}

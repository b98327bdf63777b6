import type { Action, TableView } from "../../../../web/client/protocol.js";
import type { TableState } from "../../../../web/client/table/table_state.js";
import type { StudView } from "../table/view.js";

/**
 * What every console has. `hinted`: the next step by the book stands out; `next`: opens the next round, where somebody
 * may.
 */
export interface ConsoleProps {
  view: StudView; table: TableView; state: TableState; nameOf: (seat: number) => string; hinted: boolean;
  act: (action: Action) => void; next: (() => void) | null;
}

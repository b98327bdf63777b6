/** What the client uses of Preact, htm and signals; the vendored files themselves carry no types. */
export interface VNode { type: unknown; props: unknown; key: unknown }
export type Child = VNode | string | number | bigint | boolean | null | undefined | Child[];
export type Component<P = {}> = (props: P & { children?: Child }) => Child;
export function h(type: unknown, props: object | null, ...children: Child[]): VNode;
export function render(node: Child, parent: Element): void;
export const Fragment: Component;

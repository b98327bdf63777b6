import type { VNode, Child } from "./preact.js";
type Tag = (strings: TemplateStringsArray, ...values: any[]) => VNode;
declare const htm: { bind(h: (type: unknown, props: object | null, ...children: Child[]) => VNode): Tag };
export default htm;

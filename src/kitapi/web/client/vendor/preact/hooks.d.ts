export interface Ref<T> { current: T }
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((previous: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useRef<T>(initial: T): Ref<T>;
export function useMemo<T>(factory: () => T, inputs: readonly unknown[]): T;
export function useId(): string;

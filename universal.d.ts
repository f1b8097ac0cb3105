/** The globals that browsers and Node share; all that schemas and engine may use beyond the language. */
declare const crypto: { getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string };
declare function structuredClone<T>(value: T): T;

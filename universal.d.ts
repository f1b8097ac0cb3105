/** The globals that browsers and Node share; all that schemas and engine may use beyond the language. */
declare const crypto: { getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string };
declare function structuredClone<T>(value: T): T;
interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  keys(): IterableIterator<string>;
  toString(): string;
}
declare const URLSearchParams: { new (from?: string | URLSearchParams): URLSearchParams };
interface URL {
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: {
  canParse(address: string, base?: string): boolean;
  parse(address: string, base?: string): URL | null;
};

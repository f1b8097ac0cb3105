/** The globals that browsers and Node share; all that schemas and engine may use beyond the language. */
declare const crypto: { getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string };
declare function structuredClone<T>(value: T): T;
interface URL {
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}
declare const URL: {
  canParse(address: string, base?: string): boolean;
  parse(address: string, base?: string): URL | null;
};

import { hideSecrets } from './hideSecrets.ts';

/** Reads variables and collects the problems, so that all can be shown at once. */
export interface SettingReader {
  lines: string[];
  /** The value, or undefined when it is missing or empty. */
  text(name: string): string | undefined;
  oneOf<Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value;
  integer(name: string, range: { min: number; max: number; fallback: number }): number;
  flag(name: string, fallback: boolean): boolean;
  url(name: string, protocols: readonly string[]): string | undefined;
  refuse(name: string, allowed: string): void;
}

export function createSettingReader(env: Record<string, string | undefined>): SettingReader {
  const lines: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, allowed: string) => {
    const value = text(name);
    lines.push(
      value === undefined ? `${name} is missing: ${allowed}` : `${name}=${hideSecrets(value)} is wrong: ${allowed}`,
    );
  };
  return {
    lines,
    text,
    refuse,
    oneOf: (name, allowed, fallback) => {
      const value = text(name);
      if (value === undefined) return fallback;
      const found = allowed.find((each) => each === value);
      if (found === undefined) refuse(name, `it must be one of ${allowed.join(', ')}`);
      return found ?? fallback;
    },
    integer: (name, { min, max, fallback }) => {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= min && number <= max) return number;
      refuse(name, `it must be a whole number from ${min} to ${max}`);
      return fallback;
    },
    flag: (name, fallback) => {
      const value = text(name);
      if (value === undefined) return fallback;
      if (['true', '1'].includes(value)) return true;
      if (!['false', '0'].includes(value)) refuse(name, 'it must be true or false');
      return false;
    },
    url: (name, protocols) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (url?.hostname && protocols.includes(url.protocol)) return value;
      refuse(name, `it must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`);
      return undefined;
    },
  };
}

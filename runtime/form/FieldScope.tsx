import { createContext, type ReactNode, use } from 'react';

const FieldScopeContext = createContext('');

/** Puts the fields below into a named group (`address.city`), or into one copy of a repeated row (`people.2.name`). */
export function FieldScope({ name, children }: { name: string; children: ReactNode }) {
  return <FieldScopeContext value={`${use(FieldScopeContext)}${name}.`}>{children}</FieldScopeContext>;
}

/** Begins a form: the fields below are in none of the groups around it. */
export function FieldRoot({ children }: { children: ReactNode }) {
  return <FieldScopeContext value="">{children}</FieldScopeContext>;
}

/** Prefix of field names in this scope: empty, or a group and a dot. */
export function useFieldScope(): string {
  return use(FieldScopeContext);
}

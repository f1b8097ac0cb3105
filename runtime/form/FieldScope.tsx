import { createContext, type ReactNode, use } from 'react';

const FieldScopeContext = createContext('');

/** Puts the fields below into a named group (`dataMode: set`): `address.city`. */
export function FieldScope({ name, children }: { name: string; children: ReactNode }) {
  const outer = use(FieldScopeContext);
  return <FieldScopeContext value={`${outer}${name}.`}>{children}</FieldScopeContext>;
}

/** The full name of a field in its group. */
export function useFieldName(name: string): string {
  return use(FieldScopeContext) + name;
}

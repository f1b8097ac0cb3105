import { createContext, use } from 'react';
import type { PublicUser } from '../../schemas/index.ts';
import { useFieldScope } from './FieldScope.tsx';

/** Who fills in the form around; null for a visitor, and where a form is only shown. */
export const KnownPerson = createContext<PublicUser | null>(null);

/**
 * Who is asked for their own name or address by the fields here, which may begin with what their account says. Nobody in a
 * repeated row: its copies are about several people.
 */
export function useKnownPerson(): PublicUser | null {
  const person = use(KnownPerson);
  return useFieldScope() === '' ? person : null;
}

import { createContext, type ReactNode, useMemo, useState } from 'react';
import type { FormStore } from './formStore.ts';

/** Creates the form store when the first field asks for it: pages without fields never load it. */
export interface FormPlace {
  form?: FormStore;
}

export const FormContext = createContext<FormPlace | null>(null);

/** A page is one form unless a widget provides another. */
export function FormProvider({ form, children }: { form?: FormStore; children: ReactNode }) {
  const [own] = useState<FormPlace>({});
  const given = useMemo(() => form && { form }, [form]);
  return <FormContext value={given ?? own}>{children}</FormContext>;
}

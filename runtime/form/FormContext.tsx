import { createContext, type ReactNode, use, useState } from 'react';
import { createFormStore, type FormStore } from './formStore.ts';

const FormContext = createContext<FormStore | null>(null);

/** The form that the fields below write to. A page is one form unless a widget opens another. */
export function FormProvider({ form, children }: { form?: FormStore; children: ReactNode }) {
  const [own] = useState(() => form ?? createFormStore());
  return <FormContext value={form ?? own}>{children}</FormContext>;
}

export function useForm(): FormStore {
  const form = use(FormContext);
  if (!form) throw new Error('a field was drawn outside FormProvider');
  return form;
}

import { use } from 'react';
import { FormContext } from './FormProvider.tsx';
import { createFormStore, type FormStore } from './formStore.ts';

/** The form that a field writes to. */
export function useForm(): FormStore {
  const place = use(FormContext);
  if (!place) throw new Error('a field was drawn outside FormProvider');
  place.form ??= createFormStore();
  return place.form;
}

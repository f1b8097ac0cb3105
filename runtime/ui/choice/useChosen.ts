import { useEffect, useState } from 'react';
import type { Choice } from './choice.ts';
import type { ComboboxProps } from './comboboxProps.ts';
import { findChoices } from './findChoices.ts';
import { useAskedChoices } from './useAskedChoices.ts';

/**
 * What a combobox holds: the text in its field and the choices under it. Until something is typed into a list that was opened
 * by its button, all choices are shown, though the field holds the one that was chosen.
 */
export function useChosen(props: ComboboxProps) {
  const chosen = props.freeText ? undefined : props.chosen;
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const [isOpen, setOpen] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const text = props.freeText ? props.value : typed;
  const query = isEdited ? text.trim() : '';
  const asked = useAskedChoices(props.freeText ? undefined : props.search, query, isOpen);
  const found = [...findChoices(props.choices ?? [], query), ...asked.choices];

  // It was chosen, or taken back, from outside.
  useEffect(() => setTyped(chosen?.title ?? ''), [chosen?.title]);

  function type(next: string) {
    setEdited(true);
    if (props.freeText) return props.onChange(next);
    setTyped(next);
    if (next === '' && props.chosen) props.onChoose(undefined);
  }

  /** Called with null when the field is left without a choice: it says again what was chosen before. */
  function choose(id: Choice['id'] | null) {
    if (props.freeText) return;
    const choice = found.find((one) => one.id === id) ?? props.chosen;
    setTyped(choice?.title ?? '');
    if (choice !== props.chosen) props.onChoose(choice);
  }

  function open(next: boolean, isByHand: boolean) {
    setOpen(next);
    if (next && isByHand) setEdited(false);
  }

  return { chosen, text, found, isEdited, state: asked.state, type, choose, open };
}

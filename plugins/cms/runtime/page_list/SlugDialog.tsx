import { useState } from 'react';
import { isSlug } from 'sala/engine';
import { ConfirmDialog, useText } from 'sala/runtime';
import { pageTexts } from './pageTexts.ts';

interface Props {
  title: string;
  text: string;
  /** What stands in the field at first. */
  slug: string;
  taken: readonly string[];
  perform: (slug: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a page in its address. */
export function SlugDialog({ title, text, slug, taken, perform, onClose }: Props) {
  const say = useText(pageTexts);
  const [typed, setTyped] = useState(slug);
  const name = typed.trim();
  const isTaken = taken.includes(name);
  const isUnchanged = isTaken && name === slug;
  const wrong = isUnchanged ? undefined : isTaken ? 'slugTaken' : isSlug(name) ? undefined : 'slugWrong';
  return (
    <ConfirmDialog
      title={title}
      text={text}
      action={title}
      isReady={!isUnchanged && wrong === undefined}
      perform={() => perform(name)}
      onClose={onClose}
    >
      <label className="w-pages__slug">
        {say('slug')}
        <input
          className="s-input"
          value={typed}
          maxLength={100}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p role="status">{wrong && say(wrong)}</p>
    </ConfirmDialog>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import type { CellEditorProps } from './cellEditorProps.ts';
import { writeCell } from './cellValue.ts';
import { endEdit, typeText } from './editCell.ts';
import { ListEditor } from './ListEditor.tsx';

/** The field in a cell while it is edited: what is typed is taken over key by key. */
export function CellEditor(props: CellEditorProps) {
  const { column } = props;
  if (column.editor === 'reference' || column.editor === 'choice') return <ListEditor {...props} />;
  return <TextEditor {...props} />;
}

function TextEditor({ grid, column, line, editing, label }: CellEditorProps) {
  const { names } = grid.references;
  const [text, setText] = useState(() => editing.first ?? writeCell(column, line?.[column.field], names, grid.format));
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (editing.first === undefined) input.current?.select();
    else typeText(grid, column, editing.first);
  }, [grid, column, editing]);
  const common = {
    ref: input,
    className: 'w-lines__input',
    'aria-label': label,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      typeText(grid, column, target.value);
    },
    onBlur: () => endEdit(grid),
  };
  if (column.editor === 'long') return <textarea {...common} rows={4} />;
  return <input {...common} inputMode={column.editor === 'number' ? 'decimal' : undefined} autoComplete="off" />;
}

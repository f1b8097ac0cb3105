import type { WidgetViewProps } from 'sala/runtime';
import { EditPerson } from './EditPerson.tsx';
import { NewPerson } from './NewPerson.tsx';

export function PersonForm({ object, data }: WidgetViewProps<{ isNew: boolean }>) {
  return object.isNew ? <NewPerson uid={object.uid} /> : <EditPerson uid={object.uid} answer={data?.person} />;
}

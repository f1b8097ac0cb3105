import { FieldFrame } from 'sala/runtime';
import type { ControlFrame } from './controlFrame.ts';
import { ReferenceList } from './ReferenceList.tsx';
import { useParam } from './useParam.ts';

/** People of the site, found by name. */
export function PeopleControl(frame: ControlFrame) {
  const { id, value, error, setValue } = useParam(frame.path);
  return (
    <FieldFrame {...frame} id={id} error={error} group="group">
      <ReferenceList
        collection="user"
        chosen={Array.isArray(value) ? value.map(String) : []}
        onChange={(people) => setValue(people.length > 0 ? people : undefined)}
      />
    </FieldFrame>
  );
}

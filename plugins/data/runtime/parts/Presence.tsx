import { Icon, usePresence, useText } from 'sala/runtime';
import type { PresentPerson, Text } from 'sala/schemas';
import './presence.css';

const texts = {
  looking: { th: '{names} กำลังดูรายการนี้อยู่', en: '{names} also looking at this' },
  editing: { th: '{names} กำลังแก้ไขรายการนี้อยู่', en: '{names} editing this now' },
  somebody: { th: 'ผู้ใช้อื่น', en: 'Somebody else' },
} satisfies Record<string, Text>;

const mostNames = 3;

interface Props {
  collection: string;
  id: string | undefined;
  editing?: boolean;
}

/** Who else is at this record now, and who of them changes it. */
export function Presence({ collection, id, editing = false }: Props) {
  const people = usePresence({ collection, id, editing });
  return <Present people={people} />;
}

export function Present({ people }: { people: PresentPerson[] }) {
  const say = useText(texts);
  const nameAll = (all: PresentPerson[]) => {
    const names = [...new Set(all.map(({ name }) => name ?? say('somebody')))];
    const more = names.length - mostNames;
    return more > 0 ? `${names.slice(0, mostNames).join(', ')} +${more}` : names.join(', ');
  };
  const [writers, readers] = [people.filter((one) => one.editing), people.filter((one) => !one.editing)];
  return (
    <div className="w-presence" role="status">
      {writers.length > 0 && (
        <p data-editing="">
          <Icon name="pencil" size={16} />
          {say('editing', { names: nameAll(writers) })}
        </p>
      )}
      {readers.length > 0 && (
        <p>
          <Icon name="eye" size={16} />
          {say('looking', { names: nameAll(readers) })}
        </p>
      )}
    </div>
  );
}

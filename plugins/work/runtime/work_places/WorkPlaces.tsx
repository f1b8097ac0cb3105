import { Icon, Link, useText, type WidgetViewProps } from 'sala/runtime';
import { placeTexts } from './work_places.ts';
import './work_places.css';

interface Place {
  path: string;
  title: string;
  note?: string;
  icon?: string;
}

interface Places {
  recent: Place[];
  starred: Place[];
}

/** The pages with the star of whoever is signed in, and those that they were on lately. */
export function WorkPlaces({ data }: WidgetViewProps<object>) {
  const say = useText(placeTexts);
  const places = (data?.places as unknown as { data: Places } | undefined)?.data; // what `listOwnPlaces` answers
  return (
    <div className="w-work_places">
      <PlaceList title={say('starred')} places={places?.starred ?? []} none={say('noStars')} />
      <PlaceList title={say('lately')} places={places?.recent.slice(0, 8) ?? []} none={say('noRecent')} />
    </div>
  );
}

function PlaceList({ title, places, none }: { title: string; places: Place[]; none: string }) {
  return (
    <section>
      <h2>{title}</h2>
      {places.length === 0 && <p>{none}</p>}
      <ul>
        {places.map(({ path, title: name, note, icon = 'file' }) => (
          <li key={path}>
            <Link to={path}>
              <Icon name={icon} size={18} />
              <span>{name}</span>
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

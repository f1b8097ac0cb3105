import type { ReactNode } from 'react';
import { Icon, Link, useText, type WidgetViewProps } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as structureWords from '../../shared/structureWords.ts';
import './contact.css';

interface Properties {
  title: string;
  phones: { number: string; label: string }[];
  email: string;
  line: string;
  address: string;
  mapLink: string;
  hours: { days: string; time: string }[];
}

export function Contact({ object }: WidgetViewProps<Properties>) {
  const { title, email, line, address, mapLink } = object;
  const phones = object.phones.filter((phone) => phone.number);
  const hours = object.hours.filter((each) => each.days || each.time);
  const say = useText(texts);
  if (!title && phones.length === 0 && !email && !line && !address && hours.length === 0) return null;
  return (
    <address className="w-contact">
      {title && <p className="w-contact__title">{title}</p>}
      {phones.map((phone) => (
        <Way key={phone.number} icon="phone" name={phone.label || say('phone')}>
          <a href={`tel:${phone.number.replace(/[^\d+*#,]/g, '')}`}>{phone.number}</a>
        </Way>
      ))}
      {email && (
        <Way icon="mail" name={say('email')}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
        </Way>
      )}
      {line && (
        <Way icon="message-circle" name="LINE">
          <a href={lineAddress(line)} rel="noopener noreferrer">
            {line}
          </a>
        </Way>
      )}
      {address && (
        <Way icon="map-pin" name={say('address')}>
          <span className="w-contact__address">{address}</span>
          {mapLink && (
            <Link to={mapLink} target="_blank">
              {say('map')}
            </Link>
          )}
        </Way>
      )}
      {hours.length > 0 && (
        <Way icon="clock" name={say('hours')}>
          <dl className="w-contact__hours">
            {hours.map((each) => (
              <div key={each.days + each.time}>
                <dt>{each.days}</dt>
                <dd>{each.time}</dd>
              </div>
            ))}
          </dl>
        </Way>
      )}
    </address>
  );
}

function Way({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <div className="w-contact__way">
      <Icon name={icon} size={20} />
      <div>
        <span className="w-contact__name">{name}</span>
        {children}
      </div>
    </div>
  );
}

/** LINE adds a person by `~id`, an official account by `@id`. */
function lineAddress(id: string): string {
  return `https://line.me/R/ti/p/${encodeURIComponent(id.startsWith('@') ? id : `~${id}`)}`;
}

const texts = {
  phone: words.telephone,
  email: { th: 'อีเมล', en: 'E-mail' },
  address: words.address,
  map: { th: 'ดูแผนที่', en: 'See the map' },
  hours: structureWords.openingHours,
};

import { useState } from 'react';
import { addressHref, useLanguage, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { type MailTemplate, readSubject } from './mailTemplate.ts';
import { mailTemplateTexts } from './mailTemplateTexts.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import './mail_templates.css';

/** The texts of the mails of a site: listed, changed and previewed. */
export function MailTemplates({ object, data }: WidgetViewProps<object>) {
  const say = useText(mailTemplateTexts);
  const language = useLanguage();
  const [address, change] = useWidgetAddress(object.uid);
  const answer = data?.templates as unknown as { data: MailTemplate[] } | undefined; // what config.mailTemplates answers
  const screen = useScreen(object.uid, answer !== undefined);
  const [isNew, setNew] = useState(false);
  const chosen = answer?.data.find(({ key }) => key === address.template);
  const open = (key: string | undefined) => {
    setNew(false);
    screen.setNotice(undefined);
    change({ template: key }, { push: true });
  };
  const isEditing = isNew || chosen !== undefined;
  return (
    <Panel
      title={chosen ? readText(chosen.title, language) : isNew ? say('newOne') : say('title')}
      lead={isEditing ? undefined : say('lead')}
      {...screen.panel}
      tools={
        answer &&
        !isEditing && (
          <button type="button" className="s-button s-button--primary" onClick={() => setNew(true)}>
            {say('add')}
          </button>
        )
      }
    >
      {answer && isEditing && (
        <TemplateEditor
          uid={object.uid}
          key={chosen?.key ?? 'new'}
          template={chosen}
          screen={screen}
          onClose={() => open(undefined)}
        />
      )}
      {answer && !isEditing && (
        <ul className="w-config__card w-config__list w-config__list--padded">
          {address.template !== undefined && <li role="status">{say('missing')}</li>}
          {answer.data.map((template) => (
            <li key={template.key}>
              <span>
                <a
                  href={addressHref(object.uid, { template: template.key })}
                  onClick={(event) => {
                    event.preventDefault();
                    open(template.key);
                  }}
                >
                  <strong>{readText(template.title, language)}</strong>
                </a>{' '}
                {template.changed && <span className="s-tag">{say(template.shipped ? 'own' : 'added')}</span>}
                <small className="w-config__quiet">{readSubject(template, language)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

import { usePage } from '../../context/usePage.ts';
import { useText } from '../../language/useText.ts';
import { Disclosure } from '../../ui/menu/Disclosure.tsx';

/** Where the button to edit would be: that this page is not edited by whoever could be let do so, and who lets them. */
export function ViewOnly({ className }: { className: string }) {
  const say = useText(texts);
  if (!useIsGiven()) return null;
  return (
    <Disclosure className={className} label={say('viewOnly')} name={say('viewOnly')}>
      <p className="s-view-only">{say('why')}</p>
    </Disclosure>
  );
}

/** The same in a menu, said at once. */
export function ViewOnlyNote() {
  const say = useText(texts);
  return useIsGiven() ? <p className="s-view-only">{say('why')}</p> : null;
}

/** Whether this is a page of the site, its reader may not edit it, and the site could let them. */
function useIsGiven(): boolean {
  const { layoutKey, editable, session } = usePage();
  return layoutKey?.startsWith('page/') === true && !editable && givenRoles.includes(session.role);
}

/** A site may give the builder to these. */
const givenRoles = ['manager', 'superadmin'];

const texts = {
  viewOnly: { th: 'ดูได้อย่างเดียว', en: 'View only' },
  why: {
    th: 'คุณยังแก้ไขหน้านี้ไม่ได้ ผู้ดูแลเว็บไซต์ (admin) ให้สิทธิ์ได้ที่การตั้งค่าเว็บไซต์ หัวข้อ “สิทธิ์แก้ไขหน้าเว็บ”',
    en: 'You may not edit this page. An administrator of the site gives that right in its settings, under “Who may edit pages”.',
  },
};

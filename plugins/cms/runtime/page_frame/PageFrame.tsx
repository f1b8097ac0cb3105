import { Link, useLanguage, useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { DataFailed } from '../DataFailed.tsx';
import { titleOf } from '../page_list/pageEntry.ts';
import { FramedPage } from '../parts/FramedPage.tsx';
import type { PageAnswer } from '../parts/pageAnswer.ts';
import { detailTexts } from '../parts/pageDetailTexts.ts';

/** One page in a frame as large as the window. */
export function PageFrame({ object, data }: WidgetViewProps<object>) {
  const say = useText(detailTexts);
  const language = useLanguage();
  const { error } = useWidgetData(object.uid);
  const answer = data?.page as unknown as PageAnswer | undefined; // what the source cms.page answers
  if (!answer) return error === undefined ? null : <DataFailed uid={object.uid} />;
  const { page } = answer;
  return (
    <section className="w-page_frame--full">
      <header className="w-page_frame__head">
        <Link to={page ? `/cms/pages/${encodeURIComponent(page.slug)}` : '/cms/pages'}>‹ {say('back')}</Link>
        <h1>{page ? titleOf(page, language) : say('missing')}</h1>
      </header>
      {page && <FramedPage pageKey={page.key} />}
    </section>
  );
}

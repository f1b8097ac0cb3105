import { useSession, type WidgetViewProps } from 'sala/runtime';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { Connections } from './Connections.tsx';
import { RecentSignIns } from './RecentSignIns.tsx';
import { Sessions } from './Sessions.tsx';
import '../parts/account.css';

export function AccountAccess({ data }: WidgetViewProps<object>) {
  const { user, mode } = useSession();
  if (!user || mode === 'bypass') return null;
  return (
    <PreloadedAnswers data={data}>
      <div className="w-account__page">
        <Sessions />
        <Connections />
        <RecentSignIns />
      </div>
    </PreloadedAnswers>
  );
}

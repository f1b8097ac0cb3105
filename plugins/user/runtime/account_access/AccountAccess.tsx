import { useSession } from 'sala/runtime';
import { Connections } from './Connections.tsx';
import { RecentSignIns } from './RecentSignIns.tsx';
import { Sessions } from './Sessions.tsx';
import '../parts/account.css';

export function AccountAccess() {
  const { user, mode } = useSession();
  if (!user || mode === 'bypass') return null;
  return (
    <div className="w-account__page">
      <Sessions />
      <Connections />
      <RecentSignIns />
    </div>
  );
}

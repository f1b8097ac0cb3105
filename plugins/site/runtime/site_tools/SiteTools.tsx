import { Choices, SearchLink, UserMenu, type WidgetViewProps } from 'sala/runtime';
import './site_tools.css';

interface Properties {
  choices: boolean;
  search: boolean;
  account: boolean;
  alignment: 'start' | 'center' | 'end';
}

export function SiteTools({ object: { choices, search, account, alignment } }: WidgetViewProps<Properties>) {
  return (
    <div className="w-site_tools" data-align={alignment}>
      {choices && <Choices />}
      {search && <SearchLink />}
      {account && <UserMenu />}
    </div>
  );
}

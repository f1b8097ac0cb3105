/** What `GET /api/gateways` answers: no secret among it. */
export interface GatewaysAnswer {
  mail: MailGateway | null;
  line: LineGateway | null;
  /** Whether the installation sends the mail of sites that have no server of their own. */
  common: boolean;
  lineHook: string;
  site: string;
}

export interface MailGateway {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string;
  sender: string;
  senderName: string;
  hasPassword: boolean;
}

export interface LineGateway {
  account: string;
  endpoint: string;
  hasToken: boolean;
}

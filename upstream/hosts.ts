/** The services, each on its own base address. */
export type HostName = 'market' | 'widgets' | 'content' | 'disclosures' | 'documents' | 'assets' | 'dividends' | 'dapi';

/** Base address of each service, without a trailing slash. */
export type Hosts = Record<HostName, string>;

/** The variable that sets each base address, and the path at which the embedded exchange answers it. */
export const HOST_VARIABLES: Record<HostName, { variable: string; embeddedPath: string }> = {
  market: { variable: 'UPSTREAM_MARKET_URL', embeddedPath: '/mw/v1' },
  widgets: { variable: 'UPSTREAM_WIDGETS_URL', embeddedPath: '/web/widgets/v1' },
  content: { variable: 'UPSTREAM_CONTENT_URL', embeddedPath: '/web/sf/v1' },
  disclosures: { variable: 'UPSTREAM_DISCLOSURES_URL', embeddedPath: '/efsah/v1' },
  documents: { variable: 'UPSTREAM_DOCUMENTS_URL', embeddedPath: '/documents' },
  assets: { variable: 'UPSTREAM_ASSETS_URL', embeddedPath: '' },
  dividends: { variable: 'UPSTREAM_DIVIDENDS_URL', embeddedPath: '/api' },
  dapi: { variable: 'UPSTREAM_DAPI_URL', embeddedPath: '/dapi/fetch' },
};

/** Header that sends UPSTREAM_API_KEY if one is set. */
export const API_KEY_HEADER = 'Ocp-Apim-Subscription-Key';

/**
 * HTTP timeouts in ms: for the headers, for a whole request (16 MiB over a slow line take a minute and a half), and how often both are
 * checked. Slower connections are closed, so that nobody can hold many of them (slowloris). (docs/adr/0024)
 */
export const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 } as const;

/** How long a server waits for a client to send. */
export type HttpPatience = Readonly<Record<keyof typeof PATIENCE, number>>;

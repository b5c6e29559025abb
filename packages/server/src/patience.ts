/**
 * How long a line may take, in ms, to say what it wants: the headers of a request, all of it with its body (a file of 16 MiB over a slow
 * line takes a minute and a half), and how often that is looked at. What takes longer is cut, so that nobody holds many lines for
 * nothing. (docs/adr/0024)
 */
export const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 } as const;

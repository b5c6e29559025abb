/** A replacement for `fetch` that reports the share of the form sent so far, 0 to 1. Rejects if the server is not reached. */
export function sendWithProgress(
  onShare: (share: number) => void,
): (address: string, init: RequestInit) => Promise<Response> {
  return (address, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const sender = new XMLHttpRequest();
      sender.open(method, address);
      new Headers(headers).forEach((value, name) => sender.setRequestHeader(name, value));
      sender.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total));
      sender.addEventListener('load', () => resolve(new Response(sender.responseText, { status: sender.status })));
      sender.addEventListener('error', () => reject(new TypeError('The server was not reached')));
      sender.send(body instanceof FormData ? body : null);
    });
}

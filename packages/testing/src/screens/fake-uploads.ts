import { vi } from 'vitest';

type Answer = { readonly status: number; readonly payload: unknown };

/** A fake XMLHttpRequest for uploads: reports half of the progress, then answers with `answerOf`. Returns the list of sent forms, which grows. */
export function fakeUploads(answerOf: (form: FormData, index: number) => Answer | Promise<Answer>): FormData[] {
  const sent: FormData[] = [];
  class Sender {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #heard = new EventTarget();
    open(): void {}
    setRequestHeader(): void {}
    addEventListener(type: string, heard: () => void): void {
      this.#heard.addEventListener(type, heard);
    }
    send(form: FormData): void {
      const index = sent.push(form) - 1;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      setTimeout(() => void this.#answer(form, index), 0);
    }
    async #answer(form: FormData, index: number): Promise<void> {
      const { status, payload } = await answerOf(form, index);
      Object.assign(this, { status, responseText: JSON.stringify({ payload }) });
      this.#heard.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sender);
  return sent;
}

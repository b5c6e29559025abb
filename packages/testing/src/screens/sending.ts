import { vi } from 'vitest';

type Answer = { readonly status: number; readonly payload: unknown };

/** What the browser sends a file with: `answerOf` says what each form gets, after half of it has gone. Gives the forms that were sent. */
export function sending(answerOf: (form: FormData, index: number) => Answer | Promise<Answer>): FormData[] {
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

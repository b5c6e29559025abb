import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '@fracht/testing/screens/fake-server.ts';
import { showScreen } from '@fracht/testing/screens/show-screen.tsx';
import { PictureField } from './picture-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shows = (image: string) =>
  showScreen(() => <PictureField label="Obrazek" name="image" value={image} onChange={() => undefined} />, '/', '/');

test('[IMG-4] a picture that was removed is told in words in its place', async () => {
  fakeServer({ 'GET game/get-event-image/': { status: 404, payload: null } });
  await shows('/pictures/aaaabbbbccccdddd.webp');
  const group = await screen.findByRole('group', { name: 'Obrazek' });
  expect(group.textContent).toContain('bez opisu');
  const [picture] = group.getElementsByTagName('img');
  if (picture === undefined) throw new Error('No picture');
  fireEvent.error(picture);
  expect(group.getElementsByTagName('img')).toHaveLength(0);
  expect(group.textContent).toContain('Tego obrazu już nie ma. Wybierz inny.');
});

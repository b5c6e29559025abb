import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where the server listens while the web app is developed. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: API }, '/socket': { target: API.replace('http', 'ws'), ws: true } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    manifest: true,
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    env: { TZ: 'Europe/Warsaw' },
    testTimeout: 30_000,
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the server listens while the web app is developed. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: API }, '/socket': { target: API.replace('http', 'ws'), ws: true } },
  },
  build: { target: 'es2022', cssCodeSplit: true, modulePreload: { polyfill: false }, reportCompressedSize: false, assetsInlineLimit: 0, manifest: true },
});

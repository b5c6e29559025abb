/**
 * The build puts everything imported here, and what that imports, into the one chunk that every page loads: the routes, and what landing page, panels and game
 * share. (vite.config.ts)
 */
import 'react-dom/client';
import './router.tsx';
import '@fracht/kit/format.ts';
import '@fracht/kit/forms/form-text.ts';
import '@fracht/kit/forms/typed-number.ts';
import '@fracht/kit/forms/use-submit.ts';
import '@fracht/kit/help/page-help.tsx';
import '@fracht/kit/ui/avatar.tsx';
import '@fracht/kit/ui/button.tsx';
import '@fracht/kit/ui/card.tsx';
import '@fracht/kit/ui/chip.tsx';
import '@fracht/kit/ui/empty-state.tsx';
import '@fracht/kit/ui/field.tsx';
import '@fracht/kit/ui/icon.tsx';
import '@fracht/kit/ui/segmented.tsx';
import '@fracht/kit/ui/skip-link.tsx';
import '@fracht/kit/ui/theme.ts';
import '@fracht/kit/ui/type-glyph.tsx';

import { test } from '@playwright/test';
import { workOutDebriefs } from './demo-school.ts';

test('the demo school has the debriefs of its newest game', workOutDebriefs);

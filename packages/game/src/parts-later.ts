// What the game draws once something is chosen, pressed or happens, in one file that is fetched ahead.
export { MessageList } from './feed/message-list.tsx';
export { Ledger } from './ledger/ledger.tsx';
export { MapList } from './map/map-list.tsx';
export { CalculationCard } from './screens/shipments/calculation-card.tsx';
export { MoneyCards, OnwardCard } from './screens/shipments/onward-card.tsx';
export { AccountsCard } from './screens/summary/accounts-card.tsx';
export { SurveyOffer } from './screens/summary/survey-offer.tsx';
export { BreakCard } from './shell/break-card.tsx';
export { DeliveryStamp } from './shell/delivery-stamp.tsx';
export { SituationCard } from './situations/situation-card.tsx';
export { useGameHelp } from './store/use-game-help.ts';

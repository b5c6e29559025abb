/** The dynamic imports of the screens of a game. */
export const gameScreens = {
  home: () => import('@fracht/game/lobby/lobby-screen.tsx').then((part) => part.LobbyScreen),
  summary: () => import('@fracht/game/debrief/debrief-screen.tsx').then((part) => part.DebriefScreen),
  result: () => import('@fracht/game/screens/summary/summary-screen.tsx').then((part) => part.SummaryScreen),
  decisions: () => import('@fracht/game/debrief/all-decisions-screen.tsx').then((part) => part.AllDecisionsScreen),
  'what-if': () => import('@fracht/game/debrief/what-if-screen.tsx').then((part) => part.WhatIfScreen),
  skills: () => import('@fracht/game/screens/skills/skills-screen.tsx').then((part) => part.SkillsScreen),
  report: () => import('@fracht/game/report/report-screen.tsx').then((part) => part.ReportScreen),
  practice: () => import('@fracht/game/practice/lobby-practice-screen.tsx').then((part) => part.LobbyPracticeScreen),
  map: () => import('@fracht/game/map/map-screen.tsx').then((part) => part.MapScreen),
  orders: () => import('@fracht/game/screens/orders/orders-screen.tsx').then((part) => part.OrdersScreen),
  shipments: () => import('@fracht/game/screens/shipments/shipments-screen.tsx').then((part) => part.ShipmentsScreen),
  cars: () => import('@fracht/game/screens/cars/cars-screen.tsx').then((part) => part.CarsScreen),
};

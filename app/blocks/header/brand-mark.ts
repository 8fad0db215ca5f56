/**
 * The mark, a beacon whose light is a candlestick. It is defined once here; pages, icons and pictures use these paths.
 */
export const BRAND_MARK = {
  width: 40,
  height: 52,
  /** Rays and the candle's wick, as lines. */
  light: 'M12 10.5H1.5M28 10.5H38.5M12.6 7 4 3.6M27.4 7 36 3.6M12.6 14 4 17.4M27.4 14 36 17.4M20 0V21',
  candle: 'M16 4.5H24V16.5H16Z',
  tower:
    'M12.5 21H27.5V23.6H12.5ZM14.6 25.4H25.4L26.3 33.2H13.7ZM13.5 35H26.5L27.5 42.8H12.5ZM12.2 44.6H27.8L28.6 52H11.4Z',
} as const;

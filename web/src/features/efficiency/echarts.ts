import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

register([
  ...[BarChart, HeatmapChart, LineChart, PieChart, CanvasRenderer],
  ...[AriaComponent, GridComponent, LegendComponent, TooltipComponent, VisualMapComponent],
]);

export { init };

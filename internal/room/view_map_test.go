package room_test

import (
	"reflect"
	"testing"

	"fray/internal/room"
	"fray/table"
)

// TestMapsDiffer: a change of any field of a map or of one of its cells is noticed.
func TestMapsDiffer(t *testing.T) {
	same := func() *table.MapView { return &table.MapView{Cells: make([]table.CellView, 2)} }
	if !room.SameMap(same(), same()) {
		t.Fatal("a map differs from its copy")
	}
	for _, of := range []func(*table.MapView) reflect.Value{
		func(m *table.MapView) reflect.Value { return reflect.ValueOf(m).Elem() },
		func(m *table.MapView) reflect.Value { return reflect.ValueOf(&m.Cells[1]).Elem() },
	} {
		for i := range of(same()).NumField() {
			m := same()
			field := of(m).Field(i)
			switch field.Kind() {
			case reflect.String:
				field.SetString("x")
			case reflect.Int:
				field.SetInt(7)
			default:
				field.Set(reflect.Append(field, reflect.Zero(field.Type().Elem())))
			}
			if room.SameMap(same(), m) {
				t.Errorf("%s is not compared", of(m).Type().Field(i).Name)
			}
		}
	}
}
